import { screen } from '@testing-library/react';
import { fakeServer } from '../../testing/fakeServer';
import { renderPage } from '../../testing/renderPage';
import { ShareNote } from './ShareNote';

it('promises who pays a share no mail while PayPal takes long, but where it is read how it went', () => {
  fakeServer({});
  renderPage(<ShareNote state={{ step: 'capturing', orderId: 'ORDER', isSlow: true }} />, '/');
  const note = screen.getByRole('alert');
  expect(note).toHaveTextContent('this page says how it went whenever you open it again');
  expect(note).not.toHaveTextContent('mail');
});
