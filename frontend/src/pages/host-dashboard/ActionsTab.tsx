export { HostActions as default } from '../../features/host-actions/HostActions';
