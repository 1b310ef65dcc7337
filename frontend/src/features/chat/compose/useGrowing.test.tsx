import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { MessageBox } from './MessageBox';

const { CSS: own } = globalThis;

/** A browser that lays out as many lines of 26 px as there are, and knows `field-sizing` or not. */
function aBrowser(growsByItself: boolean) {
  Object.assign(globalThis, { CSS: { supports: () => growsByItself } });
  Object.defineProperty(HTMLTextAreaElement.prototype, 'scrollHeight', {
    configurable: true,
    get(this: HTMLTextAreaElement) {
      return 26 * this.value.split('\n').length;
    },
  });
}

afterEach(() => {
  Object.assign(globalThis, { CSS: own });
  Reflect.deleteProperty(HTMLTextAreaElement.prototype, 'scrollHeight');
});

const ref = createRef<HTMLTextAreaElement>();
const box = (value: string) => (
  <MessageBox ref={ref} label="Message" value={value} onText={() => undefined} onSend={() => undefined} />
);
const height = () => screen.getByRole('textbox').style.height;

it('grows and shrinks with its text where the browser does not do it', () => {
  aBrowser(false);
  const { rerender } = render(box('one'));
  expect(height()).toBe('26px');
  rerender(box('one\ntwo\nthree'));
  expect(height()).toBe('78px');
  rerender(box(''));
  expect(height()).toBe('26px');
});

it('is left to a browser that does', () => {
  aBrowser(true);
  render(box('one\ntwo'));
  expect(height()).toBe('');
});
