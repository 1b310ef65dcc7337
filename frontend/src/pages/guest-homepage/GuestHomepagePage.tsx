import { PaidAccess } from '../../features/gate/PaidAccess';
import { Adventures } from './Adventures';
import { FeatureCards } from './FeatureCards';
import { Testimonials } from './Testimonials';
import { TripHighlights } from './TripHighlights';
import { WelcomeHero } from './WelcomeHero';

/** The members' front door: how long to wait, and everything there is to do until then. */
export default function GuestHomepagePage() {
  return (
    <PaidAccess>
      <WelcomeHero />
      <FeatureCards />
      <TripHighlights />
      <Adventures />
      <Testimonials />
    </PaidAccess>
  );
}
