export { Overview as default } from '../../features/host/Overview';
