/**
 * Loads the page anew where its modules are gone with its release: one that is replaced between the page and its modules takes them
 * away. Asks the server first, and loads once for each release, so that a cache which still has the old page makes no loop. In any
 * other case the page stays readable as it came. A release is named in its manifest's file, and by the server (decision 092).
 */
const RELOAD_WITHOUT_MODULES = `const reload=async(own)=>{
try{
const {ok,headers}=await fetch('/readyz',{cache:'no-store'});
const release=headers.get('server-timing');
if(!ok||!release||release.includes(own)||sessionStorage.getItem('reloaded_for')===release)return;
sessionStorage.setItem('reloaded_for',release);
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
const own=/manifest-(\\w+)/.exec(held.text)?.[1];
if(own){
script.onerror=()=>reload(own);
addEventListener('unhandledrejection',()=>{if(window.recordedEvents)reload(own)})
}
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
