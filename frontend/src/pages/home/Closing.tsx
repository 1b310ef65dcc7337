import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { SunsetBand } from '../../ui/SunsetBand';

/** The last word of the page: the way to a cabin once more. */
export function Closing() {
  return (
    <SunsetBand
      title="Find your cabin, then find your people."
      actions={
        <ButtonLink tone="hero" to={paths.pricing()}>
          See cabins & prices
        </ButtonLink>
      }
    >
      <p>
        Once your booking is paid you meet everyone in the group chat, weeks before the gangway goes down.
      </p>
    </SunsetBand>
  );
}
