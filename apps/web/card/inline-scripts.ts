/**
 * Runs in the head before the first paint, so that a chosen theme never flashes. Unlike the script of the other pages
 * it leaves theme-color alone: here that is the card's own colour.
 */
export const CHOSEN_THEME_SCRIPT = [
  "(function(){",
  "try{var t=localStorage.getItem('theme')}catch(e){}",
  "if(t==='light'||t==='dark')document.documentElement.dataset.theme=t",
  "})()",
].join("");

/**
 * Loads the page's modules after the first paint, so that they take no bandwidth from it, one after the other. Imported
 * rather than inserted as elements, whose `src` Trusted Types would not accept.
 */
export const DEFERRED_SCRIPTS = [
  "(function(m){",
  "requestAnimationFrame(function(){setTimeout(function(){",
  "m.split(' ').reduce(function(p,a){return p.then(function(){return import(a)})},Promise.resolve())",
  "})})",
  "})(document.currentScript.dataset.modules)",
].join("");
