/** jsdom lays nothing out; a list that draws only what is in sight needs a window, and rows, of some height. */
export function layOut(heights: { row: number; window: number } = { row: 70, window: 1400 }): void {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(heights.window);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(384);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.matches('li') ? heights.row : 0;
  });
  // jsdom cannot scroll either.
  Element.prototype.scrollTo = () => undefined;
}
