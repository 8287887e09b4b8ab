/**
 * Loads the page anew where its modules are gone: a release that was replaced between the page and its modules took them away.
 * Once a minute at most, and only when the server answers; without it the page stays readable as it came.
 */
const RELOAD_WITHOUT_MODULES = `const reload=async()=>{
try{
const {ok}=await fetch('/readyz',{cache:'no-store'});
if(!ok||Date.now()-sessionStorage.getItem('reloaded_at')<6e4)return;
sessionStorage.setItem('reloaded_at',Date.now());
location.reload()
}catch{}
};`;

/**
 * Runs in the head and asks for the page's modules after the first paint, so that on a slow network styles, fonts and the first
 * photo have the connection to themselves. In a background tab, where nothing is painted, it asks at once. Fixed text: its hash
 * may stand in a content policy.
 */
export const DEFER_SCRIPT = `addEventListener('DOMContentLoaded',()=>{
${RELOAD_WITHOUT_MODULES}
let begun=false;
const begin=()=>{
if(begun)return;
begun=true;
for(const link of document.querySelectorAll('link[data-later]'))link.rel='modulepreload';
for(const held of document.querySelectorAll('script[data-later]')){
const script=document.createElement('script');
script.type='module';
script.text=held.text;
script.onerror=reload;
document.head.append(script)
}
};
if(document.hidden)return begin();
setTimeout(begin,3000);
new PerformanceObserver(begin).observe({type:'paint',buffered:true})
})`;

/** Rewrites the opening tag of a module or its preload so that it waits for `DEFER_SCRIPT`; returns any other tag as it is. */
export function deferredTag(tag: string): string {
  return tag
    .replace('<link rel="modulepreload"', '<link data-later="" fetchpriority="low"')
    .replace(' type="module"', ' data-later="" type="text/plain"');
}
