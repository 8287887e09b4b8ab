/** A visitor's own choice, or none: then the device decides. */
export type Theme = 'light' | 'dark';

/** Runs in the head before paint. Fixed text: its hash may stand in a content policy. */
export const THEME_SCRIPT =
  "try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}";

/** The theme on screen now, chosen or from the device. */
export function shownTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Changes to the other theme and keeps the choice on this device. */
export function toggleTheme(): void {
  const next: Theme = shownTheme() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = next;
  localStorage.setItem('theme', next);
}
