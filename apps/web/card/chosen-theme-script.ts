/**
 * Runs in the head before anything is painted, so that a chosen theme never flashes. Unlike that of the other pages it
 * leaves the colour of the browser's bars alone: here it is the card's own.
 */
export const CHOSEN_THEME_SCRIPT = [
  "(function(){",
  "try{var t=localStorage.getItem('theme')}catch(e){}",
  "if(t==='light'||t==='dark')document.documentElement.dataset.theme=t",
  "})()",
].join("");
