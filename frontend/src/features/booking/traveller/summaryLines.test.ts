import { problemsOfFields, summaryLines } from './summaryLines';

it('lists problems in the order of the form, whatever order they were found in', () => {
  const lines = summaryLines([
    { dateOfBirth: 'Date of birth is required', firstName: 'First name is required' },
  ]);
  expect(lines).toEqual([
    { controlId: 'guest1-firstName', message: 'First name is required' },
    { controlId: 'guest1-dateOfBirth-month', message: 'Date of birth is required' },
  ]);
});

it('says whose field it is when two travel', () => {
  const lines = summaryLines([{}, { email: 'Email is required' }]);
  expect(lines).toEqual([{ controlId: 'guest2-email', message: 'Guest 2: Email is required' }]);
});

it("turns the server's refusals into lines that lead to the same fields", () => {
  const problems = problemsOfFields(
    { 'travellers.1.phone': 'Use at most 40 characters', cabinType: 'No' },
    2,
  );
  expect(summaryLines(problems)).toEqual([
    { controlId: 'guest2-phone', message: 'Guest 2: Use at most 40 characters' },
  ]);
});
