/*
 * A replay in a frame of another page. A page of its own: who looks at it is nobody here, so it knows no ticket, no settings and no
 * service worker, and asks the server for nothing but the game as an onlooker sees it.
 */

import { mount } from 'svelte';
import '../../styles/tokens.css';
import '../../styles/base.css';
import '../../styles/pieces.css';
import '../../styles/choices.css';
import '../../styles/buttons.css';
import '../../styles/page.css';
import { LANGUAGES, preferredLanguage, setLanguage } from '../../i18n/language.svelte';
import { askedOf } from './asked';
import Embed from './Embed.svelte';

const asked = askedOf(location.pathname, location.search);
if (asked.theme) document.documentElement.dataset.theme = asked.theme;
await setLanguage(LANGUAGES.find((one) => one === asked.language) ?? preferredLanguage());
mount(Embed, { target: document.getElementById('app') ?? document.body, props: { asked } });
