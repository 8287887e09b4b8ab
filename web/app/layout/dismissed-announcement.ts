/** The announcement that was closed on this device. */
const KEY = 'announcement_closed';

/**
 * Hides a closed announcement before paint, so that the page does not move; every page is the same for everybody. Runs in the head.
 * Fixed text: its hash may stand in a content policy.
 */
export const DISMISSED_SCRIPT = `try{var d=localStorage.getItem('${KEY}');if(/^[\\w-]+$/.test(d||'')){var s=new CSSStyleSheet();s.replaceSync('[data-announcement="'+d+'"]{display:none}');document.adoptedStyleSheets=[s]}}catch(e){};`;

/** Remembers on this device that an announcement was closed. */
export function closeAnnouncement(id: string): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // A browser that keeps nothing shows it again on the next page.
  }
}
