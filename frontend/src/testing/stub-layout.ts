/** Gives elements a size, which jsdom does not compute but virtualised lists need. */
export function stubLayout(heights: { row: number; window: number } = { row: 70, window: 1400 }): void {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(heights.window);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(384);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.matches('li') ? heights.row : 0;
  });
  // jsdom cannot scroll either.
  Element.prototype.scrollTo = () => undefined;
}
