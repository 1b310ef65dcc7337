import { aHostFront } from '../../testing/hostPages';
import { frontBody, frontValues } from './frontForm.rules';

it('comes back from the form as it went in', () => {
  const { version: _version, versions: _versions, isOwner: _owner, ...content } = aHostFront();
  expect(frontBody(frontValues(content))).toEqual(content);
});
