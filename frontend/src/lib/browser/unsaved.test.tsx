import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'react-router-dom';
import { hearPopFirst } from './popFirst';
import { mayLeave, useUnsavedWarning } from './unsaved';

let isDirty = true;
function Form() {
  useUnsavedWarning(isDirty);
  const navigate = useNavigate();
  return (
    <>
      <p>The form</p>
      <Link to="?part=2">Part</Link>
      <Link to="/list">Away</Link>
      <button type="button" onClick={() => mayLeave() && void navigate('/copy')}>
        Copy
      </button>
      <button type="button" data-leaves onClick={() => void navigate('/out')}>
        Log out
      </button>
    </>
  );
}

function Site() {
  return (
    <BrowserRouter>
      <Routes>
        <Route path="/form" element={<Form />} />
        <Route path="/list" element={<Link to="/form">Edit</Link>} />
        <Route path="*" element={<Link to="/list">List</Link>} />
      </Routes>
    </BrowserRouter>
  );
}
const asked = jest.spyOn(window, 'confirm');
const press = (word: string) => fireEvent.click(screen.getByText(word));
const at = () => window.location.pathname + window.location.search + window.location.hash;
const popped = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
const travel = async (steps: number) => {
  const arrived = popped();
  await act(async () => {
    window.history.go(steps);
    await arrived;
  });
};

function open(isChanged: boolean): void {
  isDirty = isChanged;
  window.history.pushState(null, '', '/start');
  render(<Site />);
  press('List');
  press('Edit');
}

beforeAll(hearPopFirst);
beforeEach(() => asked.mockReset());

it('asks before Back leaves what is unsaved, and stays at its address when somebody stays', async () => {
  open(true);
  asked.mockReturnValueOnce(false);
  await travel(-2);
  await waitFor(() => expect(at()).toBe('/form'));
  expect(screen.getByText('The form')).toBeVisible();
  expect(asked).toHaveBeenCalledTimes(1);

  asked.mockReturnValueOnce(true);
  await travel(-1);
  expect(await screen.findByText('Edit')).toBeVisible();
  expect(at()).toBe('/list');
  expect(asked).toHaveBeenCalledTimes(2);

  // Nothing is unsaved on the list, and the entries ahead are still there.
  await travel(-1);
  expect(await screen.findByText('List')).toBeVisible();
  await travel(2);
  expect(await screen.findByText('The form')).toBeVisible();
  expect(asked).toHaveBeenCalledTimes(2);
});

it('asks before Forward leaves', async () => {
  open(true);
  asked.mockReturnValueOnce(true);
  press('Away');
  await travel(-1);
  expect(await screen.findByText('The form')).toBeVisible();
  asked.mockReturnValueOnce(false);
  await travel(1);
  await waitFor(() => expect(at()).toBe('/form'));
  expect(screen.getByText('The form')).toBeVisible();
  expect(asked).toHaveBeenCalledTimes(2);
});

it('asks nothing where the same page stays, and puts back the part of it that was shown', async () => {
  open(true);
  press('Part');
  expect(at()).toBe('/form?part=2');
  await travel(-1);
  expect(at()).toBe('/form');
  await travel(1);
  expect(at()).toBe('/form?part=2');
  expect(asked).not.toHaveBeenCalled();
  asked.mockReturnValueOnce(false);
  await travel(-2);
  await waitFor(() => expect(at()).toBe('/form?part=2'));
  expect(asked).toHaveBeenCalledTimes(1);
});

it('comes back also past an entry that is not of the router', async () => {
  open(true);
  // "Skip to content", which the browser follows by itself.
  await act(async () => {
    const arrived = popped();
    window.location.hash = 'content';
    await arrived;
  });
  expect(at()).toBe('/form#content');
  asked.mockReturnValueOnce(false);
  await travel(-2);
  expect(asked).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.getByText('The form')).toBeVisible());
});

it('asks before the page itself leads away', () => {
  open(true);
  asked.mockReturnValueOnce(false);
  press('Copy');
  expect(screen.getByText('The form')).toBeVisible();
  asked.mockReturnValueOnce(true);
  press('Copy');
  expect(at()).toBe('/copy');
  expect(asked).toHaveBeenCalledTimes(2);
});

it('asks before a button of the page round the form leads away', () => {
  open(true);
  asked.mockReturnValueOnce(false);
  press('Log out');
  expect(at()).toBe('/form');
  asked.mockReturnValueOnce(true);
  press('Log out');
  expect(at()).toBe('/out');
  expect(asked).toHaveBeenCalledTimes(2);
});

it('asks nothing where everything is saved', async () => {
  open(false);
  press('Copy');
  expect(at()).toBe('/copy');
  await travel(-1);
  expect(await screen.findByText('The form')).toBeVisible();
  await travel(-1);
  expect(await screen.findByText('Edit')).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
});
