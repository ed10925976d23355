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
