/** For tests: a browser whose media queries answer as told. jsdom has none. */
export function fakeMatchMedia(answer: (query: string) => boolean = () => false): void {
  window.matchMedia = (media: string): MediaQueryList =>
    ({
      media,
      matches: answer(media),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as Partial<MediaQueryList> as MediaQueryList;
}
