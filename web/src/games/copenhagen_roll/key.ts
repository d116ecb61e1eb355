import type { Face } from '../../facade/colours';
import { lineState, lineText } from '../../facade/key';
import { colourName } from '../../facade/words';
import { addMessages } from '../../i18n/language.svelte';
import type { GameKey } from '../game';
import KeyPicture from './KeyPicture.svelte';
import { abilityName, abilityOf, shapeName } from './text';
import { SHAPES } from './shapes';
import { crw } from './view';

await addMessages(import.meta.glob('/src/games/copenhagen_roll/messages/*.ftl', { query: '?raw', import: 'default' }));

export const key: GameKey = {
  Picture: KeyPicture,
  which(sign, value) {
    if (SHAPES.includes(value)) return shapeName(value);
    const line = lineText(value);
    if (line) return line;
    const colour = colourName(value as Face);
    return sign.startsWith('star') ? `${colour} (${abilityName(abilityOf(value))})` : colour;
  },
  state(sign, value, view, seat) {
    const house = crw(view).sheets[seat]?.house;
    return sign === 'coat' && house ? lineState(house, value) : '';
  },
};
