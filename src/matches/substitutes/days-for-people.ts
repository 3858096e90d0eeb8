/** How long a seat is open to people before a bot takes it, in days. */
export const daysForPeople = 3
