import { PageTitle } from '../../ui/PageTitle';

export default function BookingFormPage() {
  return <PageTitle title="Book your place" />;
}
