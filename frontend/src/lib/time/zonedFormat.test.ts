import { formatTime } from './zoned';
import { zonedFormat } from './zonedFormat';

const AT = '2025-06-02T19:04:00.000Z';
const NativeFormat = Intl.DateTimeFormat;

afterEach(() => {
  Intl.DateTimeFormat = NativeFormat;
});

it('tells the time in UTC, and says so, where a browser does not know the zone', () => {
  expect(formatTime(AT, 'America/Yet_Unknown')).toBe('7:04 PM UTC');
});

it('writes the short name of a zone where a browser is older than its general one', () => {
  Intl.DateTimeFormat = class extends NativeFormat {
    constructor(locale: string, options: Intl.DateTimeFormatOptions) {
      if (options.timeZoneName === 'shortGeneric') throw new RangeError('timeZoneName');
      super(locale, options);
    }
  } as typeof Intl.DateTimeFormat;
  const format = zonedFormat('en-US', {
    hour: 'numeric',
    timeZone: 'America/Los_Angeles',
    timeZoneName: 'shortGeneric',
  });
  expect(format.format(new Date(AT)).replaceAll('\u202F', ' ')).toBe('12 PM PDT');
});
