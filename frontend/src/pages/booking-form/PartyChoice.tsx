import type { Occupancy } from '../../api/quote';
import { Radios } from '../../ui/form/Radios';

const PARTIES = [
  { value: 'single', label: 'One, in a cabin of their own' },
  { value: 'double', label: 'Two, sharing a cabin' },
] as const;

interface Props {
  occupancy: Occupancy;
  isLocked: boolean;
  onChoose: (occupancy: Occupancy) => void;
}

/** For how many people a place is waited for. */
export function PartyChoice({ occupancy, isLocked, onChoose }: Props) {
  return (
    <Radios<Occupancy>
      label="Travellers"
      labelIs="heading"
      name="occupancy"
      options={PARTIES}
      value={occupancy}
      isLocked={isLocked}
      onChoose={onChoose}
    />
  );
}
