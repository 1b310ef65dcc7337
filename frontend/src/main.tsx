import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient } from './api/queryClient';
import { App } from './app/App';
import { adoptPageState } from './app/pageState';
import { hearPopFirst } from './lib/browser/popFirst';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const queryClient = createQueryClient();
adoptPageState(queryClient);
hearPopFirst();
const app = (
  <StrictMode>
    <App queryClient={queryClient} router={(routes) => <BrowserRouter>{routes}</BrowserRouter>} />
  </StrictMode>
);
// Public pages arrive drawn; the others, and every page of the development server, are drawn here.
// A transition, so that React takes up a drawn page in small steps and lets a first tap pass between them.
if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);
