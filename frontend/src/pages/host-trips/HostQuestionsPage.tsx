import { useHostQuestions } from '../../api/host/hostQuestions';
import { QuestionsEditor } from '../../features/host-pages/QuestionsEditor';
import { QuestionsReading } from '../../features/host-pages/QuestionsReading';
import { type OfTrip, TripPart, TripPartPage } from './TripPart';

function Questions({ tripId }: OfTrip) {
  return (
    <TripPart
      tripId={tripId}
      title="Questions to travellers"
      part={useHostQuestions(tripId)}
      editor={QuestionsEditor}
      reading={QuestionsReading}
    />
  );
}

/** What a trip asks its travellers: its owner writes it, its other hosts read it. */
export default function HostQuestionsPage() {
  return <TripPartPage part={Questions} />;
}
