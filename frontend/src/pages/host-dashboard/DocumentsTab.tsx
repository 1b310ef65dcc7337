export { Documents as default } from '../../features/host-documents/Documents';
