/** Some pages are never painted, such as those in the background, and some browsers do not report it: scripts wait no longer. */
export const LONGEST_WAIT_MS = 1_000;

/** An inline script of every page with a promise for those after it, `firstPaint`: the page shows its content, or the time is over. */
export const FIRST_PAINT = `const firstPaint=new Promise(done=>{
setTimeout(done,${LONGEST_WAIT_MS});
if(PerformanceObserver.supportedEntryTypes?.includes("paint"))new PerformanceObserver(list=>{
if(list.getEntriesByName("first-contentful-paint").length)done()}).observe({type:"paint",buffered:true})})`;
