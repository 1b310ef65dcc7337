import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { SunsetBand } from '../../ui/SunsetBand';

/** The last word of the page: the way to a cabin. */
export function Closing() {
  return (
    <SunsetBand
      title="Be on deck when the lines go."
      actions={
        <ButtonLink tone="hero" to={paths.pricing()}>
          See cabins & prices
        </ButtonLink>
      }
    >
      <p>The plan is the same for everybody. The one thing to choose is where you sleep.</p>
    </SunsetBand>
  );
}
