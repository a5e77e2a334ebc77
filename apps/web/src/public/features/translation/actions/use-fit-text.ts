const SMALLEST = 20;
const STEP = 2;

/**
 * Sets what is inside an element as large as the element has room for, and again whenever it changes its size, as
 * it does when a phone is turned.
 *
 * @returns what stops it
 */
export function fitText(stage: HTMLElement): () => void {
  const fit = () => {
    let low = SMALLEST;
    let high = Math.max(SMALLEST, stage.clientHeight);
    while (high - low > STEP) {
      const middle = (low + high) / 2;
      stage.style.fontSize = `${middle}px`;
      const fits = stage.scrollHeight <= stage.clientHeight && stage.scrollWidth <= stage.clientWidth;
      if (fits) low = middle;
      else high = middle;
    }
    stage.style.fontSize = `${low}px`;
  };
  fit();
  const observer = new ResizeObserver(fit);
  observer.observe(stage);
  // A face that arrives later has other widths.
  void document.fonts?.ready.then(fit);
  return () => observer.disconnect();
}
