/** How many days a seat is open to people before a bot takes it. */
export const daysForPeople = 3
