import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { takeOver } from './earlyInput';

function Form() {
  const [size, setSize] = useState('double');
  const [name, setName] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  const [relation, setRelation] = useState('parent');
  const [presses, setPresses] = useState(0);
  const [keyOf, setKeyOf] = useState('drawn');
  return (
    <form key={keyOf}>
      {['double', 'single'].map((choice) => (
        <input
          key={choice}
          id={choice}
          type="radio"
          name="size"
          checked={size === choice}
          onChange={() => setSize(choice)}
        />
      ))}
      <input id="name" value={name} onChange={(event) => setName(event.target.value)} />
      <input
        id="agreed"
        type="checkbox"
        checked={isAgreed}
        onChange={(event) => setAgreed(event.target.checked)}
      />
      <select id="relation" value={relation} onChange={(event) => setRelation(event.target.value)}>
        <option>parent</option>
        <option>friend</option>
      </select>
      <button type="button" id="press" onClick={() => setPresses(presses + 1)}>
        Press
      </button>
      <a href="/gone" id="gone">
        Gone
      </a>
      <button type="button" id="anew" onClick={() => setKeyOf('anew')}>
        Anew
      </button>
      <output>{[size, name, isAgreed, relation, presses].join(' ')}</output>
    </form>
  );
}

const HTML = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
/** The page's own script, which listens before any other has come. */
const [, LISTEN] = [...HTML.matchAll(/<script>(.*?)<\/script>/gs)].find(([, text]) =>
  text?.includes('earlyInput'),
) ?? [''];

let root: HTMLElement;
let app: Root | undefined;
beforeEach(() => {
  root = document.createElement('div');
  root.innerHTML = renderToString(<Form />);
  const scripts = Object.assign(document.createElement('template'), { id: 'scripts' });
  const script = Object.assign(document.createElement('script'), { textContent: LISTEN });
  document.body.replaceChildren(root, scripts, script);
});
afterEach(() => act(async () => app?.unmount()));

const at = (id: string) => document.getElementById(id) as HTMLInputElement;
const told = () => root.querySelector('output')?.textContent;

/** React takes the page over. */
async function takenOver(): Promise<void> {
  await act(async () => {
    app = hydrateRoot(root, <Form />);
  });
  takeOver('frame');
  takeOver('page');
}

/** What was done early has been done again. */
const repeated = () => waitFor(() => expect(window.earlyInput).toBeUndefined());

it('what was chosen, typed and pressed before React listened counts', async () => {
  await userEvent.click(at('single'));
  await userEvent.type(at('name'), 'Maya');
  await userEvent.click(at('agreed'));
  await userEvent.selectOptions(at('relation'), 'friend');
  await userEvent.click(at('press'));
  await takenOver();
  expect(told()).toBe('double  false parent 0');
  await repeated();
  expect(told()).toBe('single Maya true friend 1');
  expect(at('single')).toBeChecked();
});

it('of what was done to one control the last counts, and an impatient second press is one press', async () => {
  await userEvent.type(at('name'), 'M');
  await userEvent.click(at('press'));
  await userEvent.type(at('name'), 'a');
  await userEvent.click(at('press'));
  await takenOver();
  await repeated();
  expect(told()).toBe('double Ma false parent 1');
});

it('reaches the control that took the place of the drawn one', async () => {
  await userEvent.type(at('name'), 'Maya');
  await act(async () => {
    app = hydrateRoot(root, <Form />);
  });
  const drawn = at('name');
  const anew = Object.assign(window.earlyInput ?? {}, { isRepeating: true });
  await act(async () => at('anew').click());
  anew.isRepeating = false;
  expect(at('name')).not.toBe(drawn);
  takeOver('frame');
  takeOver('page');
  await repeated();
  expect(told()).toBe('double Maya false parent 0');
});

it('a page to which nothing was done is React’s at once', async () => {
  await takenOver();
  expect(window.earlyInput).toBeUndefined();
});

describe('while what was done before is still being repeated', () => {
  it('a press comes after it', async () => {
    const order: string[] = [];
    await userEvent.click(at('press'));
    await takenOver();
    root.addEventListener('click', ({ target }) => order.push((target as Element).id));
    at('anew').click();
    expect(order).toEqual([]);
    await repeated();
    expect(order).toEqual(['press', 'anew']);
    await userEvent.click(at('press'));
    expect(order).toEqual(['press', 'anew', 'press']);
  });

  it('what is chosen and typed now is not put back', async () => {
    await userEvent.click(at('press'));
    await userEvent.click(at('single'));
    await userEvent.type(at('name'), 'M');
    await takenOver();
    fireEvent.click(at('double'));
    fireEvent.input(at('name'), { target: { value: 'Maya' } });
    await repeated();
    expect(told()).toBe('double Maya false parent 1');
  });
});

it('a link that has gone meanwhile leads nowhere any more', async () => {
  await userEvent.click(at('press'));
  await userEvent.click(at('gone'));
  const follow = jest.fn((event: Event) => event.preventDefault());
  at('gone').addEventListener('click', follow);
  await takenOver();
  at('gone').remove();
  await repeated();
  expect(follow).not.toHaveBeenCalled();
});
