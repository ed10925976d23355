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
