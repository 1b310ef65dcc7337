import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { type EarlyInput, repeat } from './earlyInput';

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
      <button type="button" id="anew" onClick={() => setKeyOf('anew')}>
        Anew
      </button>
      <output>{[size, name, isAgreed, relation, presses].join(' ')}</output>
    </form>
  );
}

let root: HTMLElement;
beforeEach(() => {
  root = document.createElement('div');
  root.innerHTML = renderToString(<Form />);
  document.body.replaceChildren(root);
});

let now = 0;
function early(id: string, change: { value?: string; checked?: boolean } = {}): EarlyInput {
  const control = Object.assign(document.getElementById(id) as HTMLInputElement, change);
  return { at: now++, control, value: control.value, isChecked: control.checked };
}
const takeOver = () => act(async () => void hydrateRoot(root, <Form />));
const told = () => root.querySelector('output')?.textContent;

it('what was chosen, typed and pressed before React listened counts', async () => {
  const inputs = [
    early('single', { checked: true }),
    early('name', { value: 'Maya' }),
    early('agreed', { checked: true }),
    early('relation', { value: 'friend' }),
    early('press'),
  ];
  await takeOver();
  expect(told()).toBe('double  false parent 0');
  await act(() => repeat(inputs));
  expect(told()).toBe('single Maya true friend 1');
  expect(document.getElementById('single')).toBeChecked();
});

it('of what was done to one control the last counts, and an impatient second press is one press', async () => {
  const inputs = [
    early('name', { value: 'M' }),
    early('press'),
    early('name', { value: 'Ma' }),
    early('press'),
  ];
  await takeOver();
  await act(() => repeat(inputs));
  expect(told()).toBe('double Ma false parent 1');
});

it('reaches the control that took the place of the drawn one', async () => {
  const inputs = [early('name', { value: 'Maya' })];
  await takeOver();
  await act(async () => document.getElementById('anew')?.click());
  await act(() => repeat(inputs));
  expect(told()).toBe('double Maya false parent 0');
});
