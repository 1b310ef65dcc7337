import { Closing } from './Closing';
import { Hero } from './Hero';
import { Highlights } from './Highlights';
import { Overview } from './Overview';

/** The trip at a glance: pictures, dates and price, figures, what to look forward to, and the way to a cabin. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <Overview />
      <Highlights />
      <Closing />
    </>
  );
}
