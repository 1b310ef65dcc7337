import { fireEvent } from '@testing-library/dom';
import { followPresses } from '../lib/browser/press';
import { followTyping } from './typing';

const isTyping = () => document.documentElement.hasAttribute('data-typing');
const soon = () => new Promise((resolve) => setTimeout(resolve));

let stops: (() => void)[];
beforeEach(() => {
  document.body.innerHTML = '<textarea></textarea><input type="checkbox"><button>Send</button>';
  stops = [followPresses(), followTyping()];
});
afterEach(() => {
  for (const stop of stops) stop();
});
const find = (name: string) => document.querySelector<HTMLElement>(name) ?? document.body;

it('is marked while a text field has the focus', () => {
  find('textarea').focus();
  expect(isTyping()).toBe(true);
  find('input').focus();
  expect(isTyping()).toBe(false);
});

it('changes nothing between a press and its click', async () => {
  find('textarea').focus();
  fireEvent.mouseDown(find('button'));
  find('textarea').blur();
  expect(isTyping()).toBe(true);
  fireEvent.mouseUp(find('button'));
  await soon();
  expect(isTyping()).toBe(false);
});
