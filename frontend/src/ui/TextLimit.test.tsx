import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextLimit } from './TextLimit';

function Note({ onSent }: { onSent: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSent(text);
      }}
    >
      <label htmlFor="note">Note</label>
      <TextLimit most={10}>
        <input id="note" value={text} onChange={({ target }) => setText(target.value)} />
      </TextLimit>
      <button type="button" onClick={() => setText('short')}>
        Make it short
      </button>
      <button type="submit">Send</button>
    </form>
  );
}

it('keeps a pasted text whole, says that it is too long, and lets its form go once it is not', async () => {
  const onSent = jest.fn();
  render(<Note onSent={onSent} />);
  const note = screen.getByLabelText('Note');
  await userEvent.click(note);
  await userEvent.paste('twelve signs');
  expect(note).toHaveValue('twelve signs');
  expect(screen.getByRole('alert')).toHaveTextContent('Use at most 10 characters');
  await userEvent.type(note, '{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSent).not.toHaveBeenCalled();
  expect(note).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Make it short' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSent).toHaveBeenCalledWith('short');
});
