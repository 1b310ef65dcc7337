export { DatesDesk as default } from '../../features/host-dates/DatesDesk';
