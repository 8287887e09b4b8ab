/**
 * Hides a closed announcement before paint, so that the page does not move; every page is the same for everybody. Runs in the head.
 * The bar writes the key (`announcement-bar.tsx`), and is loaded apart. Fixed text: its hash may stand in a content policy.
 */
export const DISMISSED_SCRIPT = `try{var d=localStorage.getItem('announcement_closed');if(/^[\\w-]+$/.test(d||'')){var s=new CSSStyleSheet();s.replaceSync('[data-announcement="'+d+'"]{display:none}');document.adoptedStyleSheets=[s]}}catch(e){};`;
