import { paths } from './paths';

it('builds the address that the specification gives for Book Now', () => {
  expect(paths.guestInfo({ cabin: 'Inside Cabin', price: 650, occupancy: 'Double' })).toBe(
    '/template/guest-info?cabin=Inside%20Cabin&price=650&occupancy=Double',
  );
});

it('leaves out what is not given', () => {
  expect(paths.contact(undefined, 3)).toBe('/contact?trip=3');
  expect(paths.login()).toBe('/login');
  expect(paths.login('/template/chat')).toBe('/login?next=%2Ftemplate%2Fchat');
});
