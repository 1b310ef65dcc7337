import { describe, expect, it } from '@jest/globals';
import { passportProblem, shownPassport, withKeptPassports } from './shown-passport.js';
import type { TravellerDto } from '../travellers/travellers.dto.js';

const traveller = (passportNumber?: string) => ({ firstName: 'Sam', passportNumber }) as TravellerDto;
const numbers = (travellers: readonly TravellerDto[]) =>
  travellers.map(({ passportNumber }) => passportNumber);

describe('a passport number that was typed', () => {
  it.each([
    ['C01X00T47', '••••0T47'],
    ['12345678', '••••5678'],
    ['AB123', '••••3'],
  ])('%s is shown again as %s', (number, shown) => {
    expect(shownPassport(number)).toBe(shown);
  });

  it('is the one that was kept when it comes back as it was shown, also on the other traveller', () => {
    const kept = [traveller('C01X00T47'), traveller('X99990T47'), traveller()];
    const again = (...sent: (string | undefined)[]) => numbers(withKeptPassports(sent.map(traveller), kept));
    expect(again('••••0T47', '••••0T47', undefined)).toEqual(['C01X00T47', 'X99990T47', undefined]);
    expect(numbers(withKeptPassports([traveller('••••5678')], [traveller(), traveller('12345678')]))).toEqual(
      ['12345678'],
    );
    expect(again('NEW12345')).toEqual(['NEW12345']);
  });

  it('is asked for whole when what comes back is none that is kept', () => {
    const [lost] = withKeptPassports([traveller('••••9999')], [traveller('C01X00T47')]);
    expect(passportProblem(lost!)).toBe('Enter the whole passport number');
    expect(passportProblem(traveller('C01X00T47'))).toBeNull();
    expect(passportProblem(traveller())).toBeNull();
  });
});
