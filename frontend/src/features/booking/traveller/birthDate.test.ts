import { birthDay, birthEntry, birthProblem, monthOf } from './birthDate';

const problem = (month: string, day: string, year: string, minimumAge = 18) =>
  birthProblem({ month, day, year }, { sailsOn: '2025-09-05', today: '2025-06-02', minimumAge });

describe('a month as people type it', () => {
  it.each(['3', '03', 'Mar', 'mar.', 'March', ' MARCH '])('reads %p as March', (text) => {
    expect(monthOf(text)).toBe(3);
  });

  it.each(['', '0', '13', 'Ma', 'Marchy', '3rd'])('does not guess a month from %p', (text) => {
    expect(monthOf(text)).toBeNull();
  });
});

describe('a date of birth', () => {
  it('becomes a day of the calendar, and the entry again', () => {
    expect(birthDay({ month: 'Feb', day: '9', year: '1988' })).toBe('1988-02-09');
    expect(birthEntry('1988-02-09')).toEqual({ month: '2', day: '9', year: '1988' });
  });

  it.each([
    ['', '', '', 'Date of birth is required'],
    ['3', '', '1990', 'Date of birth needs a month, a day and a year'],
    ['Smarch', '3', '1990', 'Enter the month of birth as a number or a name, such as 3 or March'],
    [
      '13',
      '3',
      '2012',
      'Enter the month of birth as a number or a name, such as 3 or March. Travellers must be 18 or older on the day of sailing',
    ],
    ['3', '27', '90', 'Enter the year of birth with four digits'],
    ['2', '29', '1990', 'Enter a real date of birth'],
    ['3', '0', '1990', 'Enter a real date of birth'],
    ['6', '2', '2025', 'Date of birth must be in the past'],
    ['9', '6', '2007', 'Travellers must be 18 or older on the day of sailing'],
  ])('of month %p, day %p, year %p is refused: %p', (month, day, year, sentence) => {
    expect(problem(month, day, year)).toBe(sentence);
  });

  it('of somebody who turns 18 on the day of sailing is fine', () => {
    expect(problem('9', '5', '2007')).toBeNull();
  });

  it('is judged by the age that the trip asks for', () => {
    const sentence = 'Travellers must be 21 or older on the day of sailing';
    expect(problem('9', '6', '2004', 21)).toBe(sentence);
    expect(problem('Smarch', '6', '2005', 21)).toContain(sentence);
    expect(problem('9', '5', '2004', 21)).toBeNull();
  });

  it('on a leap day is fine in a leap year', () => {
    expect(problem('2', '29', '1988')).toBeNull();
  });
});
