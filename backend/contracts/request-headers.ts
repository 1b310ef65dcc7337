/** Our pages say by it that they ask by themselves: nobody has touched them for a while. It does not keep a host logged in. */
export const UNATTENDED_HEADER = 'x-unattended';
/** Our pages say by it whose they are: another tab may have logged in somebody else, and a page not have heard of it yet. */
export const PERSON_HEADER = 'x-person';
