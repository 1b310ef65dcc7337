export { CommunicationsDesk as default } from '../../features/host-communications/CommunicationsDesk';
