/**
 * Loads the page's modules after the first paint, so that they take no bandwidth from it. `async=false` keeps their
 * order, although they are inserted by a script.
 */
export const DEFERRED_SCRIPTS = [
  "(function(m){",
  "requestAnimationFrame(function(){setTimeout(function(){",
  "m.split(' ').forEach(function(a){",
  "var s=document.createElement('script');s.type='module';s.async=false;s.src=a;document.head.appendChild(s)",
  "})})})",
  "})(document.currentScript.dataset.modules)",
].join("");
