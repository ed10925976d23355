/**
 * Asks for the page's modules once the first picture of the card is on the screen, so that they take no part of a slow
 * network from it. In their order, although they are added by a script.
 */
export const LATE_SCRIPTS = [
  "(function(m){",
  "requestAnimationFrame(function(){setTimeout(function(){",
  "m.split(' ').forEach(function(a){",
  "var s=document.createElement('script');s.type='module';s.async=false;s.src=a;document.head.appendChild(s)",
  "})})})",
  "})(document.currentScript.dataset.modules)",
].join("");
