/** What a photo is called that nobody has described; `name` as the chat has it. */
export const photoBy = (name: string): string => `A photo by ${name}`;
