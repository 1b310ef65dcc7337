import { type Entries, FIELDS, problemOf } from './message';

const entries = (changes: Partial<Entries> = {}): Entries => ({
  clientId: 'id',
  name: 'Robin',
  email: 'robin@example.com',
  topic: 'booking',
  tripId: '',
  message: 'Hello',
  phone: '',
  preferredTimes: '',
  ...changes,
});
const problems = (changes?: Partial<Entries>) =>
  FIELDS.flatMap((field) => problemOf(field, entries(changes)) ?? []);

it('finds nothing wrong with a message', () => expect(problems()).toEqual([]));

it.each<[Partial<Entries>, string[]]>([
  [{ name: ' ', email: '', message: '\n' }, ['Name is required', 'Email is required', 'Message is required']],
  [{ email: 'robin@home' }, ['Please enter a valid email address']],
  [{ message: 'x'.repeat(4001) }, ['Use at most 4,000 characters']],
  [{ topic: 'call', message: '' }, ['Phone number is required', 'Tell us when we may call']],
  [
    { topic: 'call', phone: 'ring me', preferredTimes: 'Mondays' },
    ['Enter a phone number, with the country code if it is not +1'],
  ],
])('says what is wrong with %j', (changes, sentences) => expect(problems(changes)).toEqual(sentences));

it('needs no message for a call, and no number for anything else', () => {
  expect(
    problems({ topic: 'call', message: '', phone: '+1 (555) 010-0199', preferredTimes: 'Mondays' }),
  ).toEqual([]);
  expect(problems({ phone: 'ring me' })).toEqual([]);
});
