import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/base.css';
import './styles/pieces.css';
import './styles/choices.css';
import './styles/buttons.css';
import './styles/page.css';
import App from './App.svelte';
import { preferredLanguage, setLanguage } from './i18n/language.svelte';
import { startRouter } from './router.svelte';
import { settings } from './state/settings.svelte';

startRouter();
await setLanguage(settings.language ?? preferredLanguage());
mount(App, { target: document.getElementById('app') ?? document.body });
