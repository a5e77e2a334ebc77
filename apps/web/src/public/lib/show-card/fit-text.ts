const SMALLEST = 20;
const STEP = 2;

/**
 * Scales the content of an element to the available space, and again on every resize, such as turning a phone.
 *
 * @returns a function that stops it
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
  // A font that arrives later has other widths.
  void document.fonts?.ready.then(fit);
  return () => observer.disconnect();
}
