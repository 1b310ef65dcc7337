import { actWords } from '../../../../backend/contracts/act-words';
import type { HostLog } from '../../api/host/hostLog';
import { useHostMe } from '../../api/host/hostMe';
import { tripNames, tripOf, tripValue } from '../../lib/tripNames';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/Choice';
import { DayField } from '../../ui/form/DayField';
import styles from './Log.module.css';
import type { useLogAddress } from './useLogAddress';

const ALL = 'all';
const named = (all: string, entries: [string, string][]) =>
  Object.fromEntries([[ALL, all], ...entries]) as Record<string, string>;

interface Props {
  log: HostLog | undefined;
  address: ReturnType<typeof useLogAddress>;
}

/** What narrows the log. Each choice stands in the address. */
export function LogFilters({ log, address: { search, change, isNarrowed, clear } }: Props) {
  const trips = useHostMe().data?.trips ?? [];
  const people = [
    ...(log?.people ?? []).map(({ id, name }): [string, string] => [`p${id}`, name]),
    ['p0', 'The server by itself'] as [string, string],
  ];
  const choose = (name: 'person' | 'area', cut: number) => (value: string) =>
    change({ [name]: value === ALL ? '' : value.slice(cut) });

  return (
    <div className={styles.filters}>
      <Choice
        isSmall
        label="Trip"
        names={{ [ALL]: 'All trips', ...tripNames(trips) }}
        value={search.trip ? tripValue(Number(search.trip)) : ALL}
        onChange={(value) => change({ trip: value === ALL ? '' : String(tripOf(value)) })}
      />
      <Choice
        isSmall
        label="Who"
        names={named('Everybody', people)}
        value={search.person ? `p${search.person}` : ALL}
        onChange={choose('person', 1)}
      />
      <Choice
        isSmall
        label="Area"
        names={named(
          'All areas',
          (log?.areas ?? []).map((area) => [area, actWords(area)]),
        )}
        value={search.area || ALL}
        onChange={choose('area', 0)}
      />
      <div>
        <DayField label="From" value={search.from} onChange={(from) => change({ from })} />
      </div>
      <div>
        <DayField label="To" value={search.to} onChange={(to) => change({ to })} />
      </div>
      {isNarrowed && (
        <Button tone="quiet" size="portal" onClick={clear}>
          Clear filters
        </Button>
      )}
    </div>
  );
}
