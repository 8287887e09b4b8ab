/**
 * Runs in the head. The page's code is asked for after the first paint, so that on a slow network the style, the letters and
 * the first photo have the line to themselves; in a tab in the background, where nothing is painted, at once. Fixed text: its
 * hash may stand in a content policy.
 */
export const PATIENT_SCRIPT = `addEventListener('DOMContentLoaded',()=>{
let begun=false;
const begin=()=>{
if(begun)return;
begun=true;
for(const link of document.querySelectorAll('link[data-later]'))link.rel='modulepreload';
for(const held of document.querySelectorAll('script[data-later]')){
const script=document.createElement('script');
script.type='module';
script.text=held.text;
document.body.append(script)
}
};
if(document.hidden)return begin();
setTimeout(begin,3000);
new PerformanceObserver(begin).observe({type:'paint',buffered:true})
})`;

/** A tag of the page's own code, up to its last sign, so that it waits for `PATIENT_SCRIPT`; another tag as it is. */
export function patientTag(tag: string): string {
  return tag
    .replace('<link rel="modulepreload"', '<link data-later="" fetchpriority="low"')
    .replace(' type="module"', ' data-later="" type="text/plain"');
}
