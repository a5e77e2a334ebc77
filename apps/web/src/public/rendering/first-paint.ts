/**
 * An inline script of every page, with a promise for the scripts after it: `firstPaint`. Browsers that do not report their
 * first paint, and pages in the background, which have none, must not wait for it alone.
 */
export const FIRST_PAINT = `const firstPaint=new Promise(done=>{
if(PerformanceObserver.supportedEntryTypes?.includes("paint"))new PerformanceObserver((_,observer)=>{observer.disconnect();done()}).observe({type:"paint",buffered:true});
else done()})`;
