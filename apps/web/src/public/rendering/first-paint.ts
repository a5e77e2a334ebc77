/** Some pages are never painted, such as those in the background, and some browsers do not report it: scripts wait no longer. */
export const MAX_WAIT_MS = 1_000;

/**
 * An inline script of every page with what those after it use: `firstPaint`, a promise that the page shows its content, or
 * that the time is over, and `savesData`, whether the visitor has asked the browser to save data.
 */
export const FIRST_PAINT = `const firstPaint=new Promise(done=>{
setTimeout(done,${MAX_WAIT_MS});
if(PerformanceObserver.supportedEntryTypes?.includes("paint"))new PerformanceObserver(list=>{
if(list.getEntriesByName("first-contentful-paint").length)done()}).observe({type:"paint",buffered:true})}),
savesData=navigator.connection?.saveData`;
