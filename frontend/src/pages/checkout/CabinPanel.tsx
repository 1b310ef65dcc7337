import type { Occupancy } from '../../api/quote';
import type { CabinType, CabinView, TripView } from '../../api/trip';
import { Panel } from '../../features/booking/frame/Panel';
import { cabinsLeftWords } from '../../features/cabins/cabinsLeftWords';
import { ChoiceText } from '../../ui/ChoiceText';
import { Radios } from '../../ui/form/Radios';
import { CabinTotal } from './CabinTotal';

interface Props {
  trip: TripView;
  occupancy: Occupancy;
  chosen: CabinType;
  /** While a payment is under way nothing may change under it. */
  isLocked: boolean;
  onChoose: (cabin: CabinType) => void;
}

const titleOf = (cabin: CabinView) => [cabin.name, cabinsLeftWords(cabin)].filter(Boolean).join(': ');

/** Where the summary's edit link leads. */
export const CABIN_CONTROL = 'checkout-cabin';

/** The cabin, which may still be changed here: a dearer or cheaper one needs no step back. */
export function CabinPanel({ trip, occupancy, chosen, isLocked, onChoose }: Props) {
  return (
    <Panel title="Your cabin">
      {/* One below the other: side by side they would change lines when their prices arrive. */}
      <Radios<CabinType>
        label="Cabin"
        labelIs="hidden"
        name="cabin"
        options={trip.cabins.map((cabin) => ({
          value: cabin.type,
          label: (
            <ChoiceText title={titleOf(cabin)}>
              <CabinTotal cabinType={cabin.type} occupancy={occupancy} />
            </ChoiceText>
          ),
        }))}
        value={chosen}
        chosenId={CABIN_CONTROL}
        isLocked={isLocked}
        onChoose={onChoose}
      />
    </Panel>
  );
}
